// Runs on whatever Node is there, so it is plain old JavaScript.
var version = process.versions.node.split('.').map(Number);
var bringsOwnNode =
  process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');
var needed = bringsOwnNode ? [20, 0] : [24, 15];
if (version[0] < needed[0] || (version[0] === needed[0] && version[1] < needed[1])) {
  console.error(
    'Hadal needs Node ' +
      needed.join('.') +
      ' or newer here, and this is Node ' +
      process.versions.node +
      '.\n' +
      'The packages use syntax and APIs that older versions lack, so nothing was installed.\n' +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
