import { describe, expect, test } from 'vitest';
import { takeNoScript } from './no-script.ts';

describe('takeNoScript', () => {
  test('takes the rules for pages without scripts, in their layers and queries', () => {
    const rule = '@media (scripting: none){a{top:0}b{top:1px}}';
    expect(takeNoScript(`@layer page{@media print{${rule}}p{top:2px}}`)).toEqual({
      css: '@layer page{@media print{a{top:0}b{top:1px}}}',
      others: '@layer page{@media print{}p{top:2px}}',
    });
  });

  test('leaves a rule to the other queries of its list', () => {
    expect(takeNoScript('@media (scripting:none),print{a{top:0}}')).toEqual({
      css: 'a{top:0}',
      others: '@media print{a{top:0}}',
    });
  });

  test('leaves what only pages with scripts show', () => {
    const css = '@media screen and (scripting:enabled){a{top:0}}@media print{a{top:0}}';
    expect(takeNoScript(css)).toEqual({ css: '', others: css });
  });
});
