// Written in old JavaScript, since any version of Node may run it.
var version = process.versions.node.split('.').map(Number);
var bringsOwnNode =
  process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');
// npm in Node 20.0 and 20.1 skips packages that require glibc, such as pnpm's.
var needed = bringsOwnNode ? [20, 2] : [24, 15];
if (version[0] < needed[0] || (version[0] === needed[0] && version[1] < needed[1])) {
  console.error(
    'Hadal needs Node ' +
      needed.join('.') +
      ' or newer here, and this is Node ' +
      process.versions.node +
      '.\n' +
      'Older versions cannot install or run the packages, so nothing was installed.\n' +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
