import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { fieldText, type Problems } from './check-fields.ts';
import { CheckedForm } from './checked-form.tsx';
import { FormField } from './form-field.tsx';
import { FormTextarea } from './form-textarea.tsx';

const FIELDS = ['title', 'day', 'notes'] as const;

describe('a checked form', () => {
  let sent: FormData[];
  let answers: ((failure?: Error) => void)[];
  beforeEach(() => {
    sent = [];
    answers = [];
    renderApp(
      <CheckedForm
        fields={FIELDS}
        sentence={(name, kind) => `${name}: ${kind}`}
        check={(values): Problems => (fieldText(values, 'day') === 'never' ? { day: 'day: too late' } : {})}
        refusals={{ id_taken: 'day' }}
        onSubmit={(values) => {
          sent.push(values);
          return new Promise<void>((resolve, reject) => {
            answers.push((failure) => (failure ? reject(failure) : resolve()));
          });
        }}
        footer={<button type="submit">Send</button>}
      >
        <FormField label="Title" name="title" required />
        <FormField label="Day" name="day" />
        <FormTextarea label="Notes" name="notes" required maxLength={10} lengthLabel={(length) => `${length} of 10`} />
      </CheckedForm>,
    );
  });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const fill = async () => {
    await userEvent.type(field('Title'), 'A title');
    await userEvent.type(field('Notes'), 'Some');
  };

  it('shows what is wrong beside each field, goes to the first, and removes it when one types (UI-06)', async () => {
    await userEvent.type(field('Title'), '  ');
    await userEvent.type(field('Day'), 'never');
    await send();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(field('Title'));
    const described = (name: string, description: string) => screen.queryByRole('textbox', { name, description });
    expect(described('Title', 'title: missing')).not.toBeNull();
    expect(described('Day', 'day: too late')).not.toBeNull();
    expect(described('Notes', 'notes: missing')).not.toBeNull();

    await userEvent.type(field('Title'), 'T');
    expect(field('Title').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(field('Title'));
    expect(field('Notes').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends once, however often it is submitted before the answer arrives (UI-06)', async () => {
    await fill();
    const { form } = field('Title');
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    expect(sent.map((values) => values.get('notes'))).toEqual(['Some']);
    await act(async () => answers[0]?.(refusal('unavailable')));
    expect((await screen.findByRole('alert')).textContent).toBe('The service is busy. Try again in a moment.');
    expect(field('Title').value).toBe('A title');
    await send();
    expect(sent).toHaveLength(2);
  });

  it('says what the server refuses beside the field it is about (UI-06)', async () => {
    await fill();
    await send();
    await act(async () => answers[0]?.(refusal('invalid_input', [{ path: 'notes', message: '' }])));
    await waitFor(() => expect(document.activeElement).toBe(field('Notes')));
    expect(screen.getByRole('textbox', { name: 'Notes', description: 'notes: refused' })).toBeDefined();
    await send();
    await act(async () => answers[1]?.(refusal('id_taken')));
    await waitFor(() => expect(document.activeElement).toBe(field('Day')));
    expect(field('Notes').hasAttribute('aria-invalid')).toBe(false);
  });

  it('counts what is nearly too long (UI-06)', async () => {
    await userEvent.type(field('Notes'), '12345678');
    expect(screen.queryByText('8 of 10')).toBeNull();
    await userEvent.type(field('Notes'), '9');
    expect(screen.getByText('9 of 10')).toBeDefined();
  });
});
