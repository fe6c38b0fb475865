#!/usr/bin/env bash
# Builds everything that is deployed twice and compares the files, so that anyone can verify a build.
set -euo pipefail
cd "$(dirname "$0")/../../.."
# With the rows of the local backend, which nobody edits between the builds.
unset SUPABASE_URL SUPABASE_PUBLISHABLE_KEY
twice=$(mktemp -d)
trap 'rm -rf "$twice"' EXIT
for build in first second; do
  # Otherwise wireit would take the packages for up to date.
  rm -rf packages/*/.wireit
  npm run -s build
  mkdir "$twice/$build"
  tar -c site/dist packages/{ui,illustrations,physics,mcp}/dist | tar -x -C "$twice/$build"
done
diff --recursive --brief "$twice/first" "$twice/second"
echo "$(find "$twice/first" -type f | wc -l) files are the same in both builds"
