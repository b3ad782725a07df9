import { availableParallelism } from 'node:os'

export const usage = `Usage: npm run COMMAND -- [options]

  init DIR     write a new project: asks for what its options do not say
  places add "NAME County, XX"…  add counties with their communities to the manifest; --radius adds all around the office
  places list XX                 list the counties of a state or region
  build        build the site into dist/ and its audit into report/
  deploy HOST  build the site, and upload it to netlify, vercel or cloudflare with the host's own command line
  merge SHARD… build the site from the directories of all its shards, see --shard
  validate     check the manifest without building
  dev          serve the site with hot reload, manifest edits included
  audit        audit dist/ as it is now, including files changed by hand
  why PATH     everything that is known of one page
  preview      serve dist/ as a static host would
  lock         write manifest/urls.lock: every URL, and the day its content last changed
  review       write manifest/facts.lock: the numbers, names and other facts of texts, as you reviewed them
  diff OLD NEW compare two reports or two urls.lock files, and list the URLs to submit to search engines
  check:links  crawl dist/ with an independent program, and compare the broken links
  uniqueness   measure how much text the local pages of dist/ share, names masked
  import-redirects FILE  add the redirects that another site exports to redirects.yaml
  data import FILE…      add exports of Search Console, analytics or server logs to the report; data list, data remove ID
  brief PATH   what to write on a page: its facts, what similar pages have and it lacks, and what people look for
  import-reviews FILE    add the reviews of a CSV file to testimonials.yaml; --url is your page of reviews on Google
  schema       write the JSON Schemas of the manifest for editors

Options
  --manifest DIR  the content                  (manifest)
  --public DIR    files to copy as they are    (public, of the project's own manifest)
  --data DIR      imported exports             (data, of the project's own manifest)
  --out DIR       the site                     (dist; --dist is the same option)
  --report DIR    the audit report             (report)
  --cache DIR     files that can be recreated  (.cache)
  --jobs N        worker threads               (${availableParallelism()} here)
  --port N        port of dev and preview      (5173, 4173)
  --date DAY      day that lock records for new or changed pages, YYYY-MM-DD  (today)
  --shard I/N     build writes part I of N of the pages into --out  (shard), for merge; no site and no report
  --preview       deploy to a URL beside the live site; words after -- are passed to the host's command line
  --dry-run       deploy only prints the command, and review the changes; build only lists pages by type, with the problems that are known without rendering, and writes nothing
  --table FILE    build --dry-run writes every page with its metadata to a CSV file
  --strict        known issues fail too
  --precompress   write .br and .gz copies of every text file
  --clean         delete the caches first
  --project DIR   the folder with manifest/ and public/  (the nearest one, from the current folder upwards)
  --radius 30km   init and places add take all places around --near "TOWN, XX" or 45.5,-122.7  (the office)
  --company, --trade, --phone, --email, --address, --domain, --county, --country, --language  facts for init
  --json          print one JSON object instead of text

Exit codes: 0 success, 1 errors in the content, 2 wrong usage, 3 internal error.`

/** The facts that `init` takes as options. It asks for what they do not say. */
export const initUsage = `Usage: npx citywide init DIR [options]

Writes a new project. Without options it asks.

  --company NAME       the name of the company
  --trade TRADE        cleaning, heating-and-cooling, lawn-care, plumbing, or custom for any other trade
  --phone NUMBER       as people write it in the country
  --email ADDRESS
  --address ADDRESS    such as "12 Cannery Row, Hood River, OR 97031"
  --domain DOMAIN      such as www.gorgedrain.com
  --county NAME        such as "Hood River County, OR"; may be repeated
  --radius 30km        in place of counties: all places around the office, or around --near "TOWN, XX" or 45.5,-122.7
  --country CODE       such as GB, if no county says it
  --language TAGS      such as "en, es": the languages of the texts

docs/tutorial.md goes on from there.`
