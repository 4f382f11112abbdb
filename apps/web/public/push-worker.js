// Shows what is pushed to this browser and opens its page when it is pressed; it caches nothing and answers no fetch.

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag, language } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      icon: '/icon-192.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin } = self.location;
  const url = new URL(event.notification.data?.path ?? '/', origin);
  // No page of others, whatever was pushed.
  event.waitUntil(self.clients.openWindow(url.origin === origin ? url.href : origin));
});
