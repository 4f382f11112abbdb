import base from '/work/main/playwright.config.ts';
const { globalSetup, ...rest } = base;
export default { ...rest, testDir: '/work/main/e2e', outputDir: '/tmp/panel-pw-results', workers: 1, use: { ...base.use, baseURL: 'http://localhost:3055', trace: 'off' } };
