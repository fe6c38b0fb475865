/**
 * Reads whether the newsletter's forms answer an address that is already subscribed like a new one.
 *
 * @throws if the setting is neither "on" nor "off"
 */
export function readNewsletterPrivacy(
  env: Readonly<Record<string, string | undefined>>,
): true | undefined {
  const setting = env['NEWSLETTER_PRIVACY'] || 'off';
  if (!['on', 'off'].includes(setting)) {
    throw new Error(
      `NEWSLETTER_PRIVACY is "${setting}". Set it to "on", or leave it out: then the newsletter's forms tell which addresses are subscribed.`,
    );
  }
  return setting === 'on' || undefined;
}
