import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oneAtATime } from './generator/assets/one-at-a-time.ts'

// What the development server and the build of the assets share; generator/assets and generator/serve add the rest.
export default defineConfig({
  plugins: [react(), oneAtATime(tailwindcss())],
  appType: 'custom',
  publicDir: false,
})
