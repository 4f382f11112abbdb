import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { isUnder } from '#lib/page/layout-kind.ts';
import { paths } from '#lib/paths.ts';
import { SidebarMenu } from './sidebar-menu.tsx';
import classes from './sidebar.module.css';
import { useCallback, useSyncExternalStore } from 'react';
import { useBoot } from '#lib/page/boot.tsx';
import { isSidebarCollapsed, storeSidebar } from '#lib/sidebar-choice.ts';

/** NAV-02: the menu beside the pages of a dashboard area, 280 px or collapsed to 68. */
export function Sidebar({ pathname }: { pathname: string }) {
  const [isCollapsed, setIsCollapsed] = useSidebarCollapsed();
  return (
    <WithWords part="menus">
      <aside
        className={classes.sidebar}
        data-sidebar={isCollapsed ? 'collapsed' : 'wide'}
        {...(isUnder(pathname, paths.demo.darkSidebar) && { 'data-mantine-color-scheme': 'dark' })}
      >
        <div className={classes.scroll}>
          <SidebarMenu isCompact={isCollapsed} />
        </div>
        <CollapseButton isCollapsed={isCollapsed} onClick={() => setIsCollapsed(!isCollapsed)} />
      </aside>
    </WithWords>
  );
}

function CollapseButton({ isCollapsed, onClick }: { isCollapsed: boolean; onClick: () => void }) {
  const t = useTranslations('menus');
  const words = t(isCollapsed ? 'expandSidebar' : 'collapseSidebar');
  const Face = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <button type="button" className={classes.collapse} onClick={onClick} title={isCollapsed ? words : undefined}>
      <Face className={classes.face} size={20} stroke={1.75} aria-hidden />
      <span className={isCollapsed ? 'sr-only' : undefined}>{words}</span>
    </button>
  );
}

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** NAV-02: whether the sidebar is collapsed, by the cookie that the server renders by. */
function useSidebarCollapsed(): [isCollapsed: boolean, setIsCollapsed: (isCollapsed: boolean) => void] {
  const { isSidebarCollapsed: atFirst } = useBoot();
  const isCollapsed = useSyncExternalStore(
    subscribe,
    () => isSidebarCollapsed(document.cookie),
    () => atFirst,
  );
  const set = useCallback((next: boolean) => {
    storeSidebar(next);
    for (const notify of listeners) notify();
  }, []);
  return [isCollapsed, set];
}
