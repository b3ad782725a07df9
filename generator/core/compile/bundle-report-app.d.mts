export function bundleReportApp(rootDir: string, outDir: string): Promise<void>
