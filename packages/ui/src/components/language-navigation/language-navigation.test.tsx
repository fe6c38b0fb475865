import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { LanguageNavigation } from './language-navigation';

const languages = [
  { href: '/en/storage', lang: 'en', title: 'English' },
  { href: '/de/speicher', lang: 'de', title: 'Deutsch' },
];

describe('LanguageNavigation', () => {
  describeComponent(LanguageNavigation, { languages, current: 'en' });
  describeStrings(
    'LanguageNavigation',
    <LanguageNavigation languages={[{ href: '/', lang: 'en', title: '[mine]' }]} current="en" />,
  );

  test('links to the page in other languages, each in its own', () => {
    render(<LanguageNavigation languages={languages} current="en" />);
    const link = screen.getByRole('link', { name: 'Deutsch' });
    expect(link).toHaveAttribute('href', '/de/speicher');
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  test('marks the current language, which is no link', () => {
    render(<LanguageNavigation languages={languages} current="en" />);
    expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
    expect(screen.getByText('English')).toHaveAttribute('aria-current', 'true');
  });
});
