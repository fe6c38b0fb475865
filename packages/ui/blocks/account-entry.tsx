import {
  Button,
  Checkbox,
  Form,
  Heading,
  Inline,
  PageHead,
  Section,
  SectionColumns,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@hadal/ui';
import { SiteFrame } from './site-frame';

export interface AccountEntryProps {
  /** The server's message, if it refused the sign-in. Do not tell which of the two fields is wrong. */
  refusal?: string;
  /** The email address as it was posted, to show it again with `refusal`. */
  email?: string;
}

/**
 * Sign-in by email address and password, with or without scripts. The server answers the post with
 * a session, or renders the page again with `refusal`.
 */
export function AccountEntry({ refusal, email }: AccountEntryProps) {
  return (
    <SiteFrame path="/sign-in">
      <PageHead title="Sign in" lede="For tenants and house managers." />
      <Section band="1">
        <SectionColumns wide="start">
          <Form action="/sign-in" formError={refusal}>
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              defaultValue={email}
              required
            />
            <TextField
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              required
            />
            <Checkbox name="remember" value="yes" label="Stay signed in on this device" />
            <Inline>
              <Button type="submit">Sign in</Button>
              <TextLink href="/forgotten-password">Forgotten password</TextLink>
            </Inline>
          </Form>
          <Stack>
            <Heading size="medium">No account yet?</Heading>
            <Text>
              Your house manager invites you by email.{' '}
              <TextLink href="/contact">Write to us</TextLink> if you manage a house.
            </Text>
          </Stack>
        </SectionColumns>
      </Section>
    </SiteFrame>
  );
}
