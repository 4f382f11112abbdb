import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge.tsx';

describe('badge', () => {
  it('shows its word in the asked tone (UI-01)', () => {
    render(<Badge tone="signal">Soon</Badge>);
    expect(screen.getByText('Soon').dataset).toMatchObject({ tone: 'signal', size: 'sm' });
  });

  it('is quiet unless a tone is asked for (UI-01)', () => {
    render(<Badge>Draft</Badge>);
    expect(screen.getByText('Draft').dataset.tone).toBe('neutral');
  });

  it('reads out the whole of what a count means (UI-06)', () => {
    render(
      <button type="button">
        Cart <Badge label="3 deals">3</Badge>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Cart 3 deals' })).toBeDefined();
    expect(screen.getByText('3')).toBeDefined();
  });
});
