import type { ImportLine } from '@onceware/api/supply/import/import.contract';

/** Stands in for XMLHttpRequest in tests, which no server answers: the test says what comes, and when. */
export class FakeRequest extends EventTarget {
  static last: FakeRequest | null = null;
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  headers: Record<string, string> = {};
  body: File | null = null;
  isAborted = false;

  constructor() {
    super();
    FakeRequest.last = this;
    FakeRequest.all.push(this);
  }
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: File): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
  }

  sent(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
  }
  /** Cut as networks cut: in the middle of a line. */
  say(...lines: ImportLine[]): void {
    this.status = 200;
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    for (const part of [text.slice(0, text.length / 2), text.slice(text.length / 2)]) {
      this.responseText += part;
      this.dispatchEvent(new Event('progress'));
    }
  }
  end(status = 200, body = ''): void {
    this.status = status;
    this.responseText += body;
    this.dispatchEvent(new Event('load'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
