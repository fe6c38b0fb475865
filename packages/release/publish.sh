#!/usr/bin/env bash
# Publishes packed packages that npm does not have yet: `bash packages/release/publish.sh <dist-tag> <tarball>...`
# Needs npm alone, so that nothing else runs beside the right to publish. With GH_TOKEN set, each version
# that becomes "latest" also gets a release on GitHub, even if a run before failed between the two.
set -euo pipefail
tag=$1
shift
for tarball in "$@"; do
  id=$(tar --extract --gzip --to-stdout --file "$tarball" package/package.json |
    node --eval 'const { name, version } = JSON.parse(fs.readFileSync(0)); console.log(`${name}@${version}`)')
  packed=$(node --eval 'console.log("sha512-" + crypto.hash("sha512", fs.readFileSync(0), "base64"))' < "$tarball")
  published=$(npm view "$id" dist.integrity 2> /dev/null || true)
  if [ -z "$published" ]; then
    # npm would take a path such as prepared/a.tgz for a repository on GitHub.
    npm publish "$(realpath "$tarball")" --access public --tag "$tag" --ignore-scripts
    echo "$id is published as $tag"
  else
    echo "$id is published already"
    # Another commit's: a release would tag this one.
    [ "$published" = "$packed" ] || continue
  fi
  if [ -n "${GH_TOKEN:-}" ] && [ "$tag" = latest ] && ! gh release view "$id" > /dev/null 2>&1; then
    gh release create "$id" --target "$GITHUB_SHA" --title "$id" --notes "See the package's CHANGELOG.md."
  fi
done
