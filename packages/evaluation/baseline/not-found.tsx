import { ButtonLink, NotFoundLayout, UiProvider } from '@hadal/ui';

export default function NotFound() {
  return (
    <UiProvider>
      <main id="main">
        <NotFoundLayout title="Page not found" actions={<ButtonLink href="/">Home</ButtonLink>}>
          There is no page at this address.
        </NotFoundLayout>
      </main>
    </UiProvider>
  );
}
