#!/bin/sh
# Makes the site of all its shards. Exits as the build does: 1 if the content has errors, and then only the report is new.
#
#   SHARDS_DIR       directory of the shards, one folder each (shards)
#   STORE            where build-shard.sh copied them; they are removed there once the site is made
#   SITE, REPORT     where the site and its report go, as rclone names it, e.g. store:bucket/site.
#                    Without them they stay where they are built.
#   OUT, REPORT_DIR  where they are built (dist, report)
#   MANIFEST, PUBLIC, CACHE  see --manifest, --public and --cache of the build
set -eu
project=$(dirname "$0")/..
shards=${SHARDS_DIR:-$project/shards}
out=${OUT:-$project/dist}
report=${REPORT_DIR:-$project/report}

if [ -n "${STORE:-}" ]; then
  rclone copy "$STORE" "$shards"
fi

code=0
node "$project/generator/citywide.mjs" merge "$shards"/* --out "$out" --report "$report" \
  ${MANIFEST:+--manifest "$MANIFEST"} ${PUBLIC:+--public "$PUBLIC"} ${CACHE:+--cache "$CACHE"} || code=$?

if [ -n "${REPORT:-}" ] && [ -d "$report" ]; then
  rclone sync "$report" "$REPORT"
fi
if [ "$code" -eq 0 ] && [ -n "${SITE:-}" ]; then
  rclone sync "$out" "$SITE"
fi
if [ "$code" -eq 0 ] && [ -n "${STORE:-}" ]; then
  rclone purge "$STORE"
fi
exit "$code"
