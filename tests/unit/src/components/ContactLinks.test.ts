import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { smallSite } from '../../small-site.ts'

const contactPage = async (email: string) => {
  const edit = { file: 'site.yaml', replace: 'email: office@gorgedrain.example', with: `email: ${email}` }
  return createRenderer(await smallSite([edit])).render({ id: 'contact', params: { page: 'contact' } }).html
}

test('a long e-mail address breaks after its @', async () => {
  const html = await contactPage('advice@gorge-drain-and-sewer.example')
  expect(html).toContain('>advice@<wbr/>gorge-drain-and-sewer.example</a>')
  expect(html).not.toContain('>advice@gorge-drain-and-sewer.example</a>')
})

test('a short e-mail address does not break', async () => {
  expect(await contactPage('office@gorge.example')).toContain('>office@gorge.example</a>')
})
