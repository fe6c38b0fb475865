import {
  Card,
  CardGroup,
  CardText,
  CardTitle,
  Container,
  Header,
  Logo,
  MegaMenu,
  ModalMenu,
  NewsletterForm,
  ThemeToggle,
  ToastProvider,
  UiProvider,
} from '@hadal/ui';
import './hadal.css';
import { cards, sections } from './content';

/** The page with this package, as published. */
export function Page() {
  return (
    <UiProvider>
      <ToastProvider>
        <Header
          logo={<Logo href="/" name="Canopy" mark={null} />}
          navigation={<MegaMenu groups={sections} />}
          actions={<ThemeToggle />}
          menu={<ModalMenu groups={sections} />}
        />
        <main>
          <Container>
            <CardGroup>
              {cards.map(({ href, title, text }) => (
                <Card key={href}>
                  <CardTitle href={href}>{title}</CardTitle>
                  <CardText>{text}</CardText>
                </Card>
              ))}
            </CardGroup>
            <NewsletterForm action="/api" onSubscribe={() => Promise.resolve('subscribed')} />
          </Container>
        </main>
      </ToastProvider>
    </UiProvider>
  );
}
