import { z } from 'zod'

// The part of a Kubernetes Job that ours use. Like the server with strict field validation, it refuses unknown fields.
// Source: https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/job-v1/

const DnsLabel = z
  .string()
  .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/)
  .max(63)
const Quantity = z.string().regex(/^\d+(\.\d+)?(m|[kMGTPE]i?|Ki)?$/)
const Resources = z.partialRecord(z.enum(['cpu', 'memory', 'ephemeral-storage']), Quantity)

const Container = z.strictObject({
  name: DnsLabel,
  image: z.string().min(1),
  command: z.array(z.string()),
  // A number or a boolean without quotes is refused by the server.
  env: z.array(z.strictObject({ name: z.string().regex(/^[A-Za-z_]\w*$/), value: z.string() })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: DnsLabel }) })),
  resources: z.strictObject({ requests: Resources, limits: Resources }),
  volumeMounts: z.array(z.strictObject({ name: DnsLabel, mountPath: z.string().startsWith('/') })),
})

const FailurePolicy = z.strictObject({
  rules: z.array(
    z.strictObject({
      action: z.enum(['FailJob', 'FailIndex', 'Ignore', 'Count']),
      onExitCodes: z.strictObject({
        containerName: DnsLabel,
        operator: z.enum(['In', 'NotIn']),
        values: z.array(z.int().min(1)),
      }),
    }),
  ),
})

export const Job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata: z.strictObject({ name: DnsLabel }),
  spec: z.strictObject({
    completionMode: z.enum(['NonIndexed', 'Indexed']).optional(),
    completions: z.int().min(1).optional(),
    parallelism: z.int().min(0).optional(),
    backoffLimit: z.int().min(0),
    podFailurePolicy: FailurePolicy,
    template: z.strictObject({
      spec: z.strictObject({
        // Required with a pod failure policy.
        restartPolicy: z.literal('Never'),
        containers: z.tuple([Container]),
        volumes: z.array(z.strictObject({ name: DnsLabel, emptyDir: z.strictObject({}) })),
      }),
    }),
  }),
})
export type Job = z.infer<typeof Job>
