import { expect, test } from 'vitest';
import { observe } from './observatory.ts';

const answer = (headers: Record<string, string>, html = '') => ({
  url: 'https://example.org/',
  headers: new Headers(headers),
  html,
});
const pointsFor = (name: string, ...given: Parameters<typeof answer>) =>
  observe(answer(...given)).findings.find(({ test: of }) => of === name)!.points;

test('scores a response without headers as the Observatory does', () => {
  // Policy -25, transport -20, content type -5, framing -20.
  expect(observe(answer({})).score).toBe(30);
});

test('scores the best response without cookies and scripts at 150', () => {
  const { score } = observe(
    answer({
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    }),
  );
  expect(score).toBe(150);
});

test('grants no bonus after a loss of more than ten points', () => {
  const { score } = observe(
    answer({ 'referrer-policy': 'no-referrer', 'strict-transport-security': 'max-age=63072000' }),
  );
  expect(score).toBe(50);
});

test.each([
  ["default-src 'none'", 10],
  ["default-src 'self'", 5],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", 10],
  ["default-src 'none'; script-src 'unsafe-eval'", -10],
  ["default-src 'none'; script-src 'wasm-unsafe-eval'", 10],
  ["default-src 'none'; img-src http://example.org", -10],
  ["default-src 'none'; connect-src http://example.org", -20],
  ["default-src 'none'; script-src 'unsafe-inline'", -20],
  ["script-src 'self'", -20],
])('scores the policy %s at %i', (policy, points) => {
  expect(pointsFor('content security policy', { 'content-security-policy': policy })).toBe(points);
});

test.each([
  ['', 0],
  ['<script src="/a.js"></script>', 0],
  ['<script src="/a.js" integrity="sha384-x"></script>', 5],
  ['<script src="https://cdn.example/a.js"></script>', -5],
])('scores the scripts %s at %i', (html, points) => {
  expect(pointsFor('subresource integrity', {}, html)).toBe(points);
});

test.each([
  ['id=1', -40],
  ['id=1; Secure', -30],
  ['id=1; Secure; HttpOnly; SameSite=Lax', 5],
])('scores the cookie %s at %i', (cookie, points) => {
  expect(pointsFor('cookies', { 'set-cookie': cookie })).toBe(points);
});
