import { act, fireEvent, render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Themed } from '../testing/themed.tsx';
import { Textarea } from './textarea.tsx';

const render = (ui: ReactNode) => renderBare(ui, { wrapper: Themed });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');
const counter = { max: 16, label: (length: number) => `${length} of 16` };

describe('textarea', () => {
  it('is named by its label, hidden or not (UI-06)', () => {
    const { rerender } = render(<Textarea label="Message" />);
    expect(field()).toBeDefined();
    rerender(<Textarea label="Message" isLabelHidden />);
    expect(field()).toBeDefined();
  });

  it('takes each text in its own direction, and its placeholder in that of the page (UI-06)', () => {
    render(<Textarea label="Message" placeholder="Write" />);
    expect(field().dir).toBe('');
    fireEvent.change(field(), { target: { value: 'a' } });
    expect(field().dir).toBe('auto');
  });

  it('is described by its description and counter, and by an error instead of the description (UI-06)', () => {
    const { rerender } = render(<Textarea label="Message" hint="Your team reads it." counter={counter} />);
    expect(described()).toBe('Your team reads it. | 0 of 16');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    rerender(<Textarea label="Message" hint="Your team reads it." problem="Write something." counter={counter} />);
    expect(described()).toBe('Write something. | 0 of 16');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('counts what is typed, and what the caller sets (UI-01)', async () => {
    const { rerender } = render(<Textarea label="Message" defaultValue="Hi" counter={counter} />);
    expect(screen.getByText('2 of 16')).toBeDefined();
    await userEvent.setup().type(field(), ' Ada');
    expect(screen.getByText('6 of 16')).toBeDefined();
    rerender(<Textarea key="other" label="Message" value="Hello" readOnly counter={counter} />);
    expect(screen.getByText('5 of 16')).toBeDefined();
  });

  it('passes its element and props on (UI-01)', () => {
    const ref = createRef<HTMLTextAreaElement>();
    const onChange = vi.fn<() => void>();
    render(<Textarea ref={ref} label="Message" maxLength={20} placeholder="Write" onChange={onChange} />);
    expect(ref.current).toBe(field());
    expect(field().maxLength).toBe(20);
    fireEvent.change(field(), { target: { value: 'a' } });
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('counter of a textarea', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const write = (value: string) => fireEvent.change(field(), { target: { value } });
  const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms));
  const said = () => screen.getByRole('status').textContent;

  it('is read out near the limit, once in a pause, and not before (UI-06)', () => {
    render(<Textarea label="Message" counter={counter} />);
    write('short');
    pass(2000);
    expect(said()).toBe('');
    write('fifteen letters');
    pass(500);
    write('sixteen letters!');
    pass(999);
    expect(said()).toBe('');
    pass(1);
    expect(said()).toBe('16 of 16');
    write('short');
    expect(said()).toBe('');
  });
});

describe('height of a textarea', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('follows the text where CSS cannot do it, also when the caller empties it (UI-01)', () => {
    vi.spyOn(Object.getPrototypeOf(CSS), 'supports').mockReturnValue(false);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return this instanceof HTMLTextAreaElement ? this.value.length * 10 : 0;
    });
    function Sent() {
      const [text, setText] = useState('12345');
      return (
        <>
          <Textarea label="Message" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <button type="button" onClick={() => setText('')}>
            Send
          </button>
        </>
      );
    }
    render(<Sent />);
    expect(field().style.height).toBe('50px');
    fireEvent.change(field(), { target: { value: '1234567' } });
    expect(field().style.height).toBe('70px');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field().style.height).toBe('0px');
  });
});
