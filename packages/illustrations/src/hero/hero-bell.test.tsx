import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeScene } from '../test/describe-scene';
import { bell } from '../test/hero';
import { HeroBell } from './hero-bell';
import { takeBell } from './take-bell';

describe('HeroBell', () => {
  describeScene(HeroBell, { ...bell, onReach: () => {} });

  test('is an image and a slider that tells its reading', () => {
    render(<HeroBell {...bell} onReach={() => {}} />);
    expect(screen.getByRole('img', { name: bell.title })).toBeVisible();
    const slider = screen.getByRole('slider', { name: 'Depth of the bell' });
    expect(slider).toHaveAttribute('aria-valuetext', '600\u00a0m');
    expect(screen.getByRole('img')).not.toContainElement(slider);
  });

  test('asks for the code that moves it when focus or a pointer reaches it', async () => {
    const reached = vi.fn();
    render(<HeroBell {...bell} onReach={reached} />);
    expect(reached).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(screen.getByRole('slider')).toHaveFocus();
    expect(reached).toHaveBeenCalledTimes(1);
    await userEvent.hover(reached.mock.calls[0]![0]);
    expect(reached).toHaveBeenCalledTimes(2);
  });

  test('moves by 10 and 100 m on round depths, and to both ends', async () => {
    const show = vi.fn();
    render(<HeroBell {...bell} onReach={(handle) => takeBell(handle, show)} />);
    await userEvent.tab();
    expect(show).toHaveBeenLastCalledWith(600);
    const after = async (keys: string) => {
      await userEvent.keyboard(keys);
      return show.mock.lastCall![0];
    };
    expect(await after('{ArrowUp}')).toBe(590);
    expect(await after('{ArrowDown}{ArrowDown}')).toBe(610);
    expect(await after('{PageUp}')).toBe(510);
    expect(await after('{PageUp}{PageUp}')).toBe(355);
    expect(await after('{ArrowDown}')).toBe(360);
    expect(await after('{PageDown>9/}')).toBe(980);
    expect(await after('{Alt>}{ArrowUp}{/Alt}')).toBe(980);
  });

  test('moves by its step where that is larger', async () => {
    const show = vi.fn();
    const onReach = (handle: HTMLElement) => takeBell(handle, show);
    render(<HeroBell {...bell} step={150} depth={680} onReach={onReach} />);
    await userEvent.tab();
    for (const [key, depth] of [
      ['ArrowUp', 530],
      ['PageDown', 680],
      ['ArrowDown', 830],
      ['PageUp', 680],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(show).toHaveBeenLastCalledWith(depth);
    }
  });
});
