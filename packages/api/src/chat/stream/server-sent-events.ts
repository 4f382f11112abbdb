/** One event as it came over the wire. */
export interface ServerSentEvent {
  id?: string;
  event?: string;
  data?: string;
  retry?: string;
}

/** The events of an answer's body, as our server writes them: a field's value on one line. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) yield fieldsOf(event);
    }
  } finally {
    // Closes the connection when the consumer stops reading.
    await reader.cancel().catch(() => {});
  }
}

function fieldsOf(event: string): ServerSentEvent {
  const fields = event.split('\n').map((line) => {
    const end = line.indexOf(':');
    return [line.slice(0, end), line.slice(end + 1).replace(/^ /, '')];
  });
  return Object.fromEntries(fields) as ServerSentEvent;
}
