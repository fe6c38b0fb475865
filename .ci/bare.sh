#!/usr/bin/env bash
# Follows the README on a new Debian that has nothing but git and the oldest supported Node and npm: starts the site, stops
# it, and runs a command, by default `npm test`. The first argument is who does so: `root`, or `visitor`, a user without
# its rights, for whom root has installed Chromium. The system shares the host's network, mirrors and registry.
set -euo pipefail
suite=bookworm node=20.2.0 npm=9.6.6
user=${1:-root}
command=${2:-npm test}
repository=$(cd "$(dirname "$0")/.." && pwd)
# The host's npm with its settings, in place of the one that comes with the project's Node.
PATH=$(echo "$PATH" | tr : '\n' | grep --invert-match node_modules | paste --serial --delimiters :)

stop() {
  echo "$1" >&2
  exit 1
}
case $user in root | visitor) ;; *) stop "The user has to be root or visitor, not $user." ;; esac
[ "$(id -u)" = 0 ] || stop 'npm run bare creates a chroot, for which it needs root on Linux. Run it with sudo.'
unshare --mount --pid --fork true || stop 'Root may not create namespaces here. Start a container with --privileged.'
command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null ||
  stop 'npm run bare needs debootstrap, which apt-get could not install. Install it and run the command again.'
[ -z "$(git -C "$repository" status --porcelain)" ] || echo 'What is not committed is not on the machine.'

folder=$(mktemp -d /var/tmp/hadal-bare-XXXXXX)
root=$folder/root
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM

echo "Making a Debian with Node $node and npm $npm …"
mirror_of() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Label: $1" "Codename: $2"; }
main=$(mirror_of Debian $suite) security=$(mirror_of Debian-Security $suite-security)
main=${main:-http://deb.debian.org/debian} security=${security:-http://deb.debian.org/debian-security}
debootstrap --variant=minbase --include=git "$suite" "$root" "$main" >"$folder/log" || stop "$(tail "$folder/log")"
# Browsers are of the age of the security updates.
cat >"$root/etc/apt/sources.list" <<END
deb $main $suite main
deb $main $suite-updates main
deb $security $suite-security main
END
apt-config dump Acquire | grep -E '^Acquire::(https?::|Check-)' >"$root/etc/apt/apt.conf.d/90host" || true
cp /etc/resolv.conf "$root/etc/"
printf '127.0.0.1 localhost\n::1 localhost\n' >"$root/etc/hosts"
architecture=$(node --print process.arch)
npm install --global --ignore-scripts --silent --prefix "$root/usr/local" "npm@$npm" "node-linux-$architecture@$node"
# npm installs global packages beside the real path of the program that runs it, which must not be a symlink.
mv -f "$root/usr/local/lib/node_modules/node-linux-$architecture/bin/node" "$root/usr/local/bin/"

# Settings and certificates of the host's registry, such as a proxy's.
cat "$(npm config get globalconfig)" "$(npm config get userconfig)" 2>/dev/null |
  grep -E '^ *(registry|cafile|strict-ssl|https?-proxy|proxy|noproxy|//|@)' >"$root/etc/npmrc" || true
certificates=$(npm config get cafile)
[ -f "$certificates" ] || certificates=${NODE_EXTRA_CA_CERTS:-}
if [ -f "$certificates" ]; then install -D --mode 644 "$certificates" "$root/$certificates"; else certificates=; fi

# Runs a command in namespaces of its own, which end with everything that it started and mounted.
inside() (
  case $1 in root) home=/root ;; *) home=/home/$1 ;; esac
  exec unshare --mount --pid --fork --kill-child sh -ec '
    root=$1 user=$2 home=$3 certificates=$4 command=$5
    mount -t proc proc "$root/proc"
    mount -t sysfs -o ro sysfs "$root/sys"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
    mkdir -p "$root/dev/shm"
    mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME="$home" USER="$user" \
      NPM_CONFIG_GLOBALCONFIG=/etc/npmrc ${certificates:+NODE_EXTRA_CA_CERTS="$certificates"} \
      chroot --userspec="$user:$user" "$root" sh -c "cd $home/hadal && $command"
  ' sh "$root" "$1" "$home" "$certificates" "$2"
)

home=/root
if [ "$user" = visitor ]; then
  home=/home/visitor
  chroot "$root" useradd --create-home visitor
  chroot "$root" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium' >"$folder/log"
fi
git clone --quiet --no-local "$repository" "$root$home/hadal"
chroot "$root" chown -R "$user:$user" "$home"
chroot "$root" apt-mark showmanual >"$folder/before"

# A server that refuses a request without an API key answers too.
answers() { node --eval "fetch('$1').catch(() => process.exit(1))"; }

echo "As $user: npm start"
# Gives the job a process group, which Ctrl-C would reach as a whole.
set -m
inside "$user" 'npm start' &
site=$!
set +m
addresses='http://localhost:3000/ http://127.0.0.1:54321/'
for address in $addresses; do
  until answers "$address"; do
    kill -0 "$site" || stop "npm start ended before $address answered."
    sleep 0.2
  done
done
kill -INT -- "-$site"
timeout 30 tail --pid "$site" -f /dev/null || stop 'npm start did not end within 30 s of Ctrl-C.'
for address in $addresses; do
  ! answers "$address" || stop "$address still answers after Ctrl-C."
done

echo "As $user: $command"
code=0
inside "$user" "export PATH=\$PWD/node_modules/.bin:\$PATH; $command" || code=$?
chroot "$root" apt-mark showmanual | comm -13 "$folder/before" - | sed 's/^/Missing, so installed: /'
exit $code
