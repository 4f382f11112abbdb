import { accordionMenuExamples } from '@onceware/ui/accordion-menu/accordion-menu.examples';
import { avatarExamples } from '@onceware/ui/avatar/avatar.examples';
import { badgeExamples } from '@onceware/ui/badge/badge.examples';
import { buttonExamples } from '@onceware/ui/button/button.examples';
import { dialogExamples } from '@onceware/ui/dialog/dialog.examples';
import { emojiPickerExamples } from '@onceware/ui/emoji-picker/emoji-picker.examples';
import { hoverCardExamples } from '@onceware/ui/hover-card/hover-card.examples';
import { imageExamples } from '@onceware/ui/image/image.examples';
import { loginDrawerExamples } from '@onceware/ui/login-drawer/login-drawer.examples';
import { permissionGateExamples } from '@onceware/ui/permission-gate/permission-gate.examples';
import { priceExamples } from '@onceware/ui/price/price.examples';
import { ratingExamples } from '@onceware/ui/rating/rating.examples';
import { fieldExamples } from '@onceware/ui/field/field.examples';
import { searchBoxExamples } from '@onceware/ui/search-box/search-box.examples';
import { selectExamples } from '@onceware/ui/select/select.examples';
import { sheetExamples } from '@onceware/ui/sheet/sheet.examples';
import { skeletonExamples } from '@onceware/ui/skeleton/skeleton.examples';
import { switchExamples } from '@onceware/ui/switch/switch.examples';
import { tabsExamples } from '@onceware/ui/tabs/tabs.examples';
import { textareaExamples } from '@onceware/ui/textarea/textarea.examples';

/** Every piece of packages/ui by its folder, which is its anchor too. */
export const pieces = [
  { folder: 'accordion-menu', name: 'Accordion menu', examples: accordionMenuExamples },
  { folder: 'avatar', name: 'Avatar', examples: avatarExamples },
  { folder: 'badge', name: 'Badge', examples: badgeExamples },
  { folder: 'button', name: 'Button', examples: buttonExamples },
  { folder: 'dialog', name: 'Dialog', examples: dialogExamples },
  { folder: 'emoji-picker', name: 'Emoji picker', examples: emojiPickerExamples },
  { folder: 'hover-card', name: 'Hover card', examples: hoverCardExamples },
  { folder: 'image', name: 'Image', examples: imageExamples },
  { folder: 'login-drawer', name: 'Login drawer', examples: loginDrawerExamples },
  { folder: 'permission-gate', name: 'Permission gate', examples: permissionGateExamples },
  { folder: 'price', name: 'Price', examples: priceExamples },
  { folder: 'rating', name: 'Rating', examples: ratingExamples },
  { folder: 'field', name: 'Field', examples: fieldExamples },
  { folder: 'search-box', name: 'Search box', examples: searchBoxExamples },
  { folder: 'select', name: 'Select', examples: selectExamples },
  { folder: 'sheet', name: 'Sheet', examples: sheetExamples },
  { folder: 'skeleton', name: 'Skeleton', examples: skeletonExamples },
  { folder: 'switch', name: 'Switch', examples: switchExamples },
  { folder: 'tabs', name: 'Tabs', examples: tabsExamples },
  { folder: 'textarea', name: 'Textarea', examples: textareaExamples },
];
