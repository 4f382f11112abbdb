// Stands for React Router's `router/instrumentation.js`: a router that is made without `instrumentations` calls but the first.

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

const absent = () => {
  throw new Error('React Router is built without its instrumentation (apps/web/vite/react-router/data-mode.ts).');
};
export { absent as getRouteInstrumentationUpdates, absent as instrumentClientSideRouter, absent as instrumentHandler };
export const instrumentationResultMetaContext = undefined;
