# Image of the portal: docker build -t salama . (or buildah, podman). It needs a PostgreSQL; see docs/deployment.md.
ARG NODE_IMAGE=docker.io/library/node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY packages/sijil/package.json packages/sijil/
COPY packages/library/package.json packages/library/
COPY scripts/client/package.json scripts/client/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node --import tsx scripts/imageFiles.ts /image

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /image ./
# The file system can be read-only except for /data and /tmp. The image's files belong to root.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Checks only that the process answers: a container that is waiting for its database must not be replaced.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4"]
CMD ["dist/server/main.js"]
