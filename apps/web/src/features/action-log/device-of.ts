const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The few words of a `User-Agent` that tell devices apart at a glance; of a tool, the tool's own name. Names, so not translated. */
export function deviceOf(userAgent: string): string {
  const find = (known: typeof BROWSERS | typeof SYSTEMS) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : (userAgent.split(/[\s/]/, 1)[0] ?? userAgent);
}
