import { PermissionGate } from '@onceware/ui/permission-gate/permission-gate';
import { IconFolders, IconMessages } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { ChatCount } from '#features/chat/heard/chat-count.tsx';
import { useChatName, useHeardTotal } from '#features/chat/heard/use-heard.ts';
import { PanelButton } from '#features/side-panel/panel-button.tsx';
import { useLanguage } from '#i18n/language-provider.tsx';
import { loadChat, loadCollections } from './panel-contents.ts';

/** Buttons of the side panel, for members. */
export function HeaderTools() {
  const t = useTranslations('header');
  const { language } = useLanguage();
  return (
    <>
      <PermissionGate permission="dev.feature">
        <PanelButton
          type="collections"
          label={t('collections')}
          icon={IconFolders}
          loadContent={() => loadCollections(language.code)}
        />
      </PermissionGate>
      <PermissionGate permission="sidebar.view">
        <ChatButton />
      </PermissionGate>
    </>
  );
}

/** Says how much is new in the chat, also while the panel was never opened (LIVE-13). */
function ChatButton() {
  const t = useTranslations('header');
  const { language } = useLanguage();
  const total = useHeardTotal();
  const name = useChatName();
  const isNew = total !== undefined && total.unread + total.mentions > 0;
  return (
    <PanelButton
      type="chat"
      label={t('chat')}
      {...(isNew && { name: name(total), count: <ChatCount {...total} /> })}
      icon={IconMessages}
      loadContent={() => loadChat(language.code)}
    />
  );
}
