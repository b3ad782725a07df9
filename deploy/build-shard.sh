#!/bin/sh
# Builds one shard, and copies it to the object store if there is one.
#
#   SHARD                 number of this shard, from 1; or
#   JOB_COMPLETION_INDEX  the same from 0, as an Indexed Job of Kubernetes sets it
#   SHARDS                number of all shards
#   STORE                 where the shards of this run go, as rclone names it, e.g. store:bucket/shards.
#                         Without it they stay where they are built.
#   SHARD_DIR             where the shard is built (shard)
#   MANIFEST, CACHE       see --manifest and --cache of the build
set -eu
: "${SHARDS:?is the number of all shards}"
shard=${SHARD:-$((${JOB_COMPLETION_INDEX:?or SHARD is the number of this shard} + 1))}
project=$(dirname "$0")/..
dir=${SHARD_DIR:-$project/shard}

node "$project/generator/citywide.mjs" build --shard "$shard/$SHARDS" --out "$dir" \
  ${MANIFEST:+--manifest "$MANIFEST"} ${CACHE:+--cache "$CACHE"}

if [ -n "${STORE:-}" ]; then
  rclone copy "$dir" "$STORE/$shard"
fi
