import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Download, DownloadList } from './download';

const file = { href: '/report.pdf', title: 'Annual report', format: 'PDF' };

describe('DownloadList', () => {
  describeComponent(DownloadList);
});

describe('Download', () => {
  describeComponent(Download, file);

  test('has format and size in its name, and saves the file', () => {
    const { rerender } = render(<Download {...file} size="2.4 MB" hrefLang="de" />);
    const link = screen.getByRole('link', { name: 'Annual report PDF, 2.4 MB' });
    expect(link).toHaveAttribute('download', '');
    expect(link).toHaveAttribute('hreflang', 'de');
    rerender(<Download {...file} fileName="hadal-2026.pdf" />);
    expect(screen.getByRole('link', { name: 'Annual report PDF' })).toHaveAttribute(
      'download',
      'hadal-2026.pdf',
    );
  });
});
