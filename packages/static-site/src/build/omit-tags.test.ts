// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { omitTags } from './omit-tags.ts';

test.each([
  [
    'a list',
    '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
    '<ul><li>a<li>b<ol><li>c</ol></ul>',
  ],
  ['terms', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  [
    'a table',
    '<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    '<table><tbody><tr><th>a<td>b<tr><td>c</tbody></table>',
  ],
  [
    'paragraphs',
    '<div><p>a</p><p>b</p></div><p>c</p><h2>d</h2>',
    '<div><p>a<p>b</div><p>c<h2>d</h2>',
  ],
  ['shapes', '<svg><path d="M0 0"></path><g></g></svg>', '<svg><path d="M0 0"/><g></g></svg>'],
  ['void elements', '<p>a<br/>b<input name="c"/></p>', '<p>a<br>b<input name="c"></p>'],
])('omits the tags that HTML does not need of %s', (_, html, shorter) => {
  expect(omitTags(html)).toBe(shorter);
  expect(parsed(shorter)).toBe(parsed(html));
});

test.each([
  ['before text', '<div><p>a</p>b</div>'],
  ['before an inline element', '<div><p>a</p><a href="/">b</a></div>'],
  ['inside a link', '<a href="/"><p>a</p></a>'],
  ['before a comment', '<ul><li>a</li><!-- --></ul>'],
  ['of an element with content', '<svg><path><title>a</title></path></svg>'],
])('keeps an end tag %s', (_, html) => {
  expect(omitTags(html)).toBe(html);
});

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
