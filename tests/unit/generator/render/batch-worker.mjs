import { parentPort, workerData } from 'node:worker_threads'

parentPort.on('message', ({ number }) => {
  if (workerData.failsAt !== undefined && number >= workerData.failsAt) throw new Error(`batch ${number}`)
  parentPort.postMessage(number)
})
parentPort.postMessage('ready')
