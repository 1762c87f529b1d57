import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { errorCode } from 'sijil/base/objects';
import { ConfigurationError } from './config/serverConfig';

/** Labels that gauges may have. */
const gaugeLabels = ['state', 'method', 'version', 'table'] as const;
type Labels = Partial<Record<(typeof gaugeLabels)[number], string>>;

/** Present value with its labels. */
interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

/** Metrics of one process, in the format of Prometheus. */
export interface Metrics {
  /** Counts an answered call, and its time. */
  countCall(operation: string, status: number, seconds: number): void;
  /** Counts a run of a queued job. */
  countJob(task: string, outcome: 'done' | 'failed'): void;
  /** Adds a value that is read at each request for the metrics; one that cannot be read is left out. */
  add(name: string, help: string, read: Read): void;
  /** Starts to measure memory, processor and event loop, at a small permanent cost. */
  measureProcess(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds; an operation with every bucket takes six lines. */
const buckets = [0.05, 0.25, 1, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'portal_calls_total',
    help: 'Calls of an operation by the status of their answer',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'Time of the calls of an operation',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  const jobs = new Counter({
    name: 'portal_jobs_total',
    help: 'Runs of queued jobs by task and outcome; a mail is the task deliverMail',
    labelNames: ['task', 'outcome'],
    registers,
  });
  return {
    countCall(operation, status, duration) {
      answers.inc({ operation, status });
      seconds.observe({ operation }, duration);
    },
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    add: (name, help, read) => addGauge(registry, name, help, read),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addGauge(registry: Registry, name: string, help: string, read: Read): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames: gaugeLabels,
      registers: [],
      async collect() {
        const samples = await Promise.resolve()
          .then(read)
          .catch(() => []);
        this.reset();
        for (const { labels = {}, value } of samples) this.set(labels, value);
      },
    }),
  );
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves the metrics at `/metrics`, on a separate address: they are not public.
 * @throws ConfigurationError where another program listens there
 * @returns its port, and the function that stops it
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: Address,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw errorCode(error) === 'EADDRINUSE' ? new ConfigurationError(taken) : error;
  });
  metrics.measureProcess();
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const taken =
  'منفذ القياسات مستخدم من برنامج آخر؛ عيّن METRICS_PORT لمنفذ آخر.\n' +
  'Another program listens on the port of the metrics: set METRICS_PORT to another one.';
