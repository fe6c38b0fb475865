import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAuthConfig } from './config.ts';
import { PROJECT } from './test/project.ts';
import { temporaryDirectory } from './test/temporary-directory.ts';

/** Reads the settings of a project whose message for a forgotten password has this text. */
function readWithTemplate(html: string) {
  const directory = join(temporaryDirectory(), 'supabase');
  mkdirSync(join(directory, 'templates'), { recursive: true });
  writeFileSync(join(directory, 'templates/recovery.html'), html);
  const settings = `
    [auth.email.template.recovery]
    subject = "Choose a new password"
    content_path = "./supabase/templates/recovery.html"`;
  writeFileSync(
    join(directory, 'config.toml'),
    readFileSync(join(PROJECT, 'config.toml'), 'utf8') + settings,
  );
  return readAuthConfig(directory).email.templates;
}

test('a message leads where its template says', () => {
  const html =
    '<p>Hello</p><a class="button" href="{{ .SiteURL }}/a?b&amp;c#{{ .TokenHash }}">Go</a>';
  expect(readWithTemplate(html)).toEqual({
    recovery: { subject: 'Choose a new password', link: '{{ .SiteURL }}/a?b&c#{{ .TokenHash }}' },
  });
});

test('without templates, messages lead to the service', () => {
  expect(readAuthConfig(PROJECT).email.templates).toEqual({});
});

test.each([
  ['<p>Nothing to follow</p>', 'recovery.html contains no link'],
  ['<a href="{{ .SiteURL }}/{{ .Data }}">Go</a>', 'recovery.html contains {{ .Data }}'],
])('the template %j is refused', (html, problem) => {
  expect(() => readWithTemplate(html)).toThrow(problem);
});
