import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { AnnouncementBar } from './announcement-bar';
import { announcementScript, storageKeyOf } from './announcement-script';

const bar = () => screen.queryByRole('region', { name: 'Announcement' });
const press = () => userEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['announcement'];
});

describe('AnnouncementBar', () => {
  describeComponent(AnnouncementBar, { id: 'contract', children: 'Launched.' });
  describeStrings('AnnouncementBar', <AnnouncementBar id="pseudo">[mine]</AnnouncementBar>);

  test('goes when dismissed, and stays away from later pages', async () => {
    const first = render(<AnnouncementBar id="later">Launched.</AnnouncementBar>);
    await press();
    expect(bar()).toBeNull();
    first.unmount();
    render(<AnnouncementBar id="later">Launched.</AnnouncementBar>);
    expect(bar()).toBeNull();
  });

  test('shows the next announcement', async () => {
    const { rerender } = render(<AnnouncementBar id="old">Launched.</AnnouncementBar>);
    await press();
    rerender(<AnnouncementBar id="new">Recovered.</AnnouncementBar>);
    expect(bar()).toHaveTextContent('Recovered.');
  });

  test('follows other tabs', () => {
    render(<AnnouncementBar id="tabs">Launched.</AnnouncementBar>);
    localStorage.setItem(storageKeyOf('tabs'), 'dismissed');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(bar()).toBeNull();
  });

  test('goes for this page only where storage is denied', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    render(<AnnouncementBar id="denied">Launched.</AnnouncementBar>);
    expect(bar()).toBeVisible();
    await press();
    expect(bar()).toBeNull();
  });

  test('leaves it to `open`, and remembers nothing then', async () => {
    const onOpenChange = vi.fn();
    const props = { id: 'ours', children: 'Launched.', onOpenChange };
    const { rerender } = render(<AnnouncementBar {...props} open />);
    await press();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'close-press', event: expect.any(MouseEvent) }),
    );
    expect(bar()).toBeVisible();
    rerender(<AnnouncementBar {...props} open={false} />);
    expect(bar()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('stays if the change is cancelled', async () => {
    render(
      <AnnouncementBar id="kept" onOpenChange={(_, { cancel }) => cancel()}>
        Launched.
      </AnnouncementBar>,
    );
    await press();
    expect(bar()).toBeVisible();
    expect(localStorage.getItem(storageKeyOf('kept'))).toBeNull();
  });

  test('is on the page as sent, and goes with hydration if it was dismissed', async () => {
    localStorage.setItem(storageKeyOf('sent'), 'dismissed');
    const recover = vi.fn();
    const element = <AnnouncementBar id="sent">Launched.</AnnouncementBar>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    expect(bar()).toBeVisible();
    await act(async () => hydrateRoot(container, element, { onRecoverableError: recover }));
    expect(bar()).toBeNull();
    expect(recover).not.toHaveBeenCalled();
  });
});

describe('announcementScript', () => {
  const root = document.documentElement;
  const run = (id: string) => {
    const element = document.createElement('script');
    element.textContent = announcementScript({ id });
    document.head.append(element);
    element.remove();
  };

  test('marks the root only if this announcement was dismissed', () => {
    localStorage.setItem(storageKeyOf('a'), 'dismissed');
    run('b');
    expect(root).not.toHaveAttribute('data-announcement');
    run('a');
    expect(root).toHaveAttribute('data-announcement', 'dismissed');
  });

  test('leaves the bar where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    run('a');
    expect(root).not.toHaveAttribute('data-announcement');
  });

  test('escapes the id, and stays under 200 bytes', () => {
    const id = `"</script>'`;
    localStorage.setItem(storageKeyOf(id), 'dismissed');
    expect(announcementScript({ id })).not.toContain('</');
    run(id);
    expect(root).toHaveAttribute('data-announcement', 'dismissed');
    expect(announcementScript({ id: 'launch-2026' }).length).toBeLessThan(200);
  });
});
