# Two images: `site`, the server, and `front`, nginx with the files of the same build. compose.yaml puts them together.
#   docker build --target site --secret id=env,src=.env -t feedloom-site .
#   docker build --target front --secret id=env,src=.env -t feedloom-front .

FROM node:24-bookworm-slim AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS box
COPY . .
# Settings are read by the build (docs/operations.md#environment). As a secret, no layer keeps them. Without it, this would be the sample's site.
RUN --mount=type=secret,id=env,target=/build/.env,required=true npm run box -- /box

FROM node:24-bookworm-slim AS site
WORKDIR /srv/site
COPY --from=box /box/site/ ./
# All that the site writes: pages made since the build, and its stores. Everything else may be read-only.
RUN mkdir -p .next/server/made data && chown node:node .next/server/made data
USER node
# Few arenas: compressing in many threads leaves free memory in each of them, which the allocator keeps (docs/decisions/033-memory-limit.md).
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=2
VOLUME ["/srv/site/.next/server/made", "/srv/site/data"]
EXPOSE 3000
# The server ends within 8 seconds of this.
STOPSIGNAL SIGTERM
# A start waits for its first look at the space, for half a minute at most.
HEALTHCHECK --interval=5s --timeout=3s --start-period=45s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]

FROM debian:bookworm-slim AS front
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o www-data -g www-data /run/front /var/cache/front
COPY deploy/nginx/ /etc/front/
COPY deploy/container/here/ /etc/front/here/
COPY --from=box /box/files/ /srv/site/
USER www-data
VOLUME ["/var/cache/front"]
EXPOSE 8080
STOPSIGNAL SIGQUIT
# Any answer counts, also the one that no instance is there: the front then has known pages for visitors.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD /front-health HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 2 version status <&3 && [[ $version == HTTP/* ]]"]
CMD ["nginx", "-c", "/etc/front/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
