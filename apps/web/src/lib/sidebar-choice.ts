/** Name of the cookie that keeps the sidebar's width: the server must know it before it renders (NAV-02). */
export const SIDEBAR_KEY = 'sidebar';
const COLLAPSED = 'collapsed';

/** @param value the cookie's value on the server */
export const isCollapsedValue = (value: string | undefined): boolean => value === COLLAPSED;

/** @param cookies `document.cookie` */
export const isSidebarCollapsed = (cookies: string): boolean =>
  cookies.split('; ').includes(`${SIDEBAR_KEY}=${COLLAPSED}`);

export function storeSidebar(isCollapsed: boolean): void {
  document.cookie = `${SIDEBAR_KEY}=${isCollapsed ? COLLAPSED : 'wide'}; path=/; max-age=31536000; samesite=lax`;
}
