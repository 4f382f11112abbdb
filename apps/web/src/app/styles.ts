// Order matters: Mantine's defaults, then our tokens over them, then the page.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
// Under every Mantine button: in a lazy part it would come after the styles that it must give way to.
import '@mantine/core/styles/UnstyledButton.css';
import '@onceware/ui/theme/tokens.css';
import '@onceware/ui/theme/mantine.css';
import '@onceware/ui/theme/base.css';
import '@onceware/ui/theme/layout.css';
import './fonts.css';
import './print.css';
