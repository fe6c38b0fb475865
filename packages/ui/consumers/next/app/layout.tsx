import { themeScript } from '@hadal/ui';
import '@hadal/ui/styles.css';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import '../components/site.css';
import { SiteFrame } from './site-frame';

export const metadata: Metadata = { title: 'Tide' };

// The nonce changes with each request, so no page can be prerendered.
export const instant = false;

export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript({ defaultTheme: 'system' }) }} />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  );
}
