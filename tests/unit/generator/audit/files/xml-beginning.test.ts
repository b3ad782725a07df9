import { expect, test } from 'vitest'
import { beginsAsXml } from '#generator/audit/files/xml-beginning.ts'

test.each([
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  '\n<rss version="2.0">',
  '<!-- Made by hand -->\n<kml>',
  '<browserconfig><msapplication/></browserconfig>',
])('begins as XML: %j', (head) => {
  expect(beginsAsXml(head)).toBe(true)
})

test.each([
  '<br />\n<b>Warning</b>:  Undefined array key "lastmod" in <b>/var/www/html/sitemap.php</b>\n<?xml version="1.0"?>',
  '\n<?xml version="1.0"?>\n<urlset>',
  'Warning: Undefined array key\n<?xml version="1.0"?>',
  '<!-- cached -->\n<?xml version="1.0"?>\n<rss>',
  '<br />\n<b>Notice</b>: a <urlset>',
  '<!doctype html><title>Not found</title>',
  'Not found',
  '',
])('does not begin as XML: %j', (head) => {
  expect(beginsAsXml(head)).toBe(false)
})
