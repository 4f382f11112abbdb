import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { ProfileActivityPage } from './profile-activity-page.tsx';

describe('the demo profiles', () => {
  beforeAll(() => loadPart('demo', 'en'));

  it('tells who did what in which project, day by day (NAV-22)', () => {
    renderDemo(<ProfileActivityPage />);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe(
      'Owen Bright reached a milestone of Evening course platformWrite captions',
    );
    expect(screen.getByRole('link', { name: 'Newsletter move' }).getAttribute('href')).toBe('/project/newsletter-move');
  });
});
