export const CopyButton = {
  copiedLabel: 'Copied',
  failedLabel: 'Could not copy. Copy it from here:',
};
