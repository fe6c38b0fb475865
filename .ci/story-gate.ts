/** Proves that the checks of every story work: known faulty stories must fail. */
import { startVitest } from 'vitest/node';

/**
 * The stories that must fail, each with what the message names, such as the axe rule, and the
 * theme, if only one is faulty.
 */
const expected: Record<string, { fault: string; theme?: 'dark' | 'light' }> = {
  'Button Without Name': { fault: '(button-name)' },
  'Text Without Contrast': { fault: '(color-contrast)' },
  'Text Without Contrast In Dark': { fault: '(color-contrast)', theme: 'dark' },
  'Text Without Contrast In Light': { fault: '(color-contrast)', theme: 'light' },
  'Wider Than The Window': { fault: 'px wide in a window of' },
};

process.env['STORY_TAG'] = 'must-fail';
const vitest = await startVitest('test', ['.storybook/gate'], {
  project: 'stories',
  watch: false,
  reporters: [{}],
});
const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
const messagesOf = (story: string) =>
  tests
    .find(({ name }) => name === story)
    ?.result()
    .errors?.map(({ message }) => message) ?? [];
const missed = Object.entries(expected).filter(([story, { fault, theme }]) => {
  const message = messagesOf(story).find((each) => each.includes(fault));
  // The add-on names no theme, since it runs in the dark one, the stories' default.
  const faulted = message?.includes('In the light theme:') ? 'light' : 'dark';
  return !message || (theme && theme !== faulted);
});
for (const [story, { fault }] of missed) {
  console.error(`"${story}" should have failed with "${fault}", and did not.`, messagesOf(story));
}
if (missed.length > 0) console.error(...vitest.state.getUnhandledErrors());
else console.log('Each faulty story failed for its fault.');
// Vitest has set it, since tests failed.
process.exitCode = missed.length > 0 ? 1 : 0;
