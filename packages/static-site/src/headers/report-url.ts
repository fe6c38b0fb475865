/**
 * Reads the endpoint, if any, for measurements, errors and violations: a path of this site, or an address
 * of our own elsewhere.
 *
 * @throws if it is neither
 */
export function readReportUrl(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const url = env['REPORT_URL'];
  if (!url) return undefined;
  if (!/^(https:\/\/[^\s/"]+\/?|\/)[^\s"]*$/.test(url) || url.startsWith('//')) {
    throw new Error(
      `REPORT_URL is "${url}". Set it to a path of this site or to the https:// address of an endpoint, or leave it out: then nothing is reported.`,
    );
  }
  return url;
}
