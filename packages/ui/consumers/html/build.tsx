import {
  ButtonLink,
  Card,
  CardGroup,
  CardMore,
  CardText,
  CardTitle,
  Footer,
  Header,
  Heading,
  Logo,
  LogoMark,
  MegaMenu,
  ModalMenu,
  NewsletterForm,
  PageHead,
  Section,
  SectionHeader,
  SkipLink,
  ToastProvider,
  themeScript,
  themeScriptHash,
} from '@hadal/ui';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { menu } from './menu';

const logo = <Logo href="/" name="Tide" mark={<LogoMark />} />;
const donate = (
  <ButtonLink href="/donate" size="small">
    Donate
  </ButtonLink>
);

const body = renderToStaticMarkup(
  <ToastProvider>
    <SkipLink>Skip to main content</SkipLink>
    <Header
      logo={logo}
      navigation={<MegaMenu groups={menu} currentPath="/" />}
      menu={<ModalMenu groups={menu} currentPath="/" logo={logo} footer={donate} />}
      actions={donate}
    />
    <main id="main" tabIndex={-1}>
      <PageHead title="Power from the tide, kept" lede="Surplus in, most of it back when needed." />
      <Section>
        <SectionHeader>
          <Heading>Where to begin</Heading>
        </SectionHeader>
        <CardGroup>
          <Card>
            <CardTitle href="/how-it-works">How it works</CardTitle>
            <CardText>In plain words first, then in numbers.</CardText>
            <CardMore>Read on</CardMore>
          </Card>
          <Card>
            <CardTitle href="/mission">Mission</CardTitle>
            <CardText>Why we build it, and for whom.</CardText>
            <CardMore>Read on</CardMore>
          </Card>
          <Card>
            <CardTitle href="/people">People</CardTitle>
            <CardText>Who answers for what stands here.</CardText>
            <CardMore>Read on</CardMore>
          </Card>
        </CardGroup>
      </Section>
    </main>
    <Footer
      logo={logo}
      newsletter={
        <NewsletterForm action="/api/newsletter" onSubscribe={async () => 'subscribed'} />
      }
      columns={menu}
      copyright="© 2025 Tide"
    />
  </ToastProvider>,
);

const script = themeScript({ defaultTheme: 'system' });
const hash = await themeScriptHash(script);
const policy = `default-src 'self'; script-src ${hash}; style-src-attr 'unsafe-inline'`;

// The stylesheet looks for its fonts in `fonts/`, beside itself.
const styles = fileURLToPath(import.meta.resolve('@hadal/ui/styles.css'));
mkdirSync('dist', { recursive: true });
cpSync(styles, 'dist/styles.css');
cpSync(path.join(path.dirname(styles), 'fonts'), 'dist/fonts', { recursive: true });
writeFileSync(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>Tide</title>
    <link rel="stylesheet" href="/styles.css" />
    <script>${script}</script>
  </head>
  <body>${body}</body>
</html>`,
);
