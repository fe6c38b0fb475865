import {
  Button,
  Callout,
  Checkbox,
  DefinitionList,
  Field,
  Form,
  Heading,
  PageHead,
  Section,
  SectionColumns,
  Select,
  Stack,
  TextArea,
  TextField,
  TextLink,
  type FormErrors,
} from '@hadal/ui';
import { SiteFrame } from './site-frame';

const ways = [
  {
    term: 'Telephone',
    description: (
      <TextLink href="tel:+15550100" dir="ltr">
        +1 555 0100
      </TextLink>
    ),
  },
  {
    term: 'Email',
    description: <TextLink href="mailto:hello@canopy.example">hello@canopy.example</TextLink>,
  },
  { term: 'Workshop', description: '4 Mill Lane, open Monday to Friday from 8 to 4' },
];

export interface ContactProps {
  /** The server's messages by field name, if it refused the form. */
  errors?: FormErrors;
  /** The fields as they were posted, to show them again with `errors`. */
  values?: Readonly<Record<string, string>>;
  /** True once the server has taken the form. */
  isSent?: boolean;
}

/**
 * A form that the browser posts, with or without scripts. Its server takes it, or renders the page
 * again with `errors` and `values`.
 */
export function Contact({ errors, values, isSent = false }: ContactProps) {
  return (
    <SiteFrame path="/contact">
      <PageHead
        title="Contact"
        lede="Tell us about the place. A person answers within two working days."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/contact', title: 'Contact' },
        ]}
      />
      <Section band="1">
        <SectionColumns wide="start">
          <Stack gap="loose">
            <Heading>Ask for an offer</Heading>
            {isSent ? (
              <Callout tone="success" title="Your message has arrived">
                We will write to you within two working days.
              </Callout>
            ) : (
              <Form action="/contact" errors={errors} level={3}>
                <TextField
                  name="name"
                  label="Name"
                  autoComplete="name"
                  defaultValue={values?.['name']}
                  required
                />
                <TextField
                  name="email"
                  label="Email"
                  type="email"
                  autoComplete="email"
                  defaultValue={values?.['email']}
                  required
                />
                <Select name="shed" label="Shed" defaultValue={values?.['shed'] ?? ''} required>
                  <option value="">Choose a size</option>
                  <option value="row">Row, for four bicycles</option>
                  <option value="yard">Yard, for eight</option>
                  <option value="station">Station, for sixteen and more</option>
                  <option value="unknown">I do not know yet</option>
                </Select>
                <Field
                  name="visit"
                  label="Day for a visit"
                  hint="Optional. We come on working days."
                  type="date"
                  defaultValue={values?.['visit']}
                />
                <TextArea
                  name="message"
                  label="Message"
                  hint="The two lengths of the place help most."
                  maxLength={2000}
                  defaultValue={values?.['message']}
                  required
                />
                <Checkbox
                  name="consent"
                  value="yes"
                  label="You may keep this message until it is answered"
                  required
                />
                <div>
                  <Button type="submit">Send the message</Button>
                </div>
              </Form>
            )}
          </Stack>
          <Stack>
            <Heading size="medium">Or speak to us</Heading>
            <DefinitionList items={ways} />
          </Stack>
        </SectionColumns>
      </Section>
    </SiteFrame>
  );
}
