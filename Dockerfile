# docker build -t trellis .
# docker run --read-only -p 8080:8080 trellis
#
# The image has no trellis-swift: swift-syntax takes minutes to build, and no server needs it.

# What the base images are, byte for byte: `sha256:…`, written by scripts/pin-images. An empty digest takes the newest
# image of the tag.
ARG SWIFT_DIGEST=
ARG DEBIAN_DIGEST=

FROM swift:6.3-bookworm${SWIFT_DIGEST:+@$SWIFT_DIGEST} AS build
WORKDIR /src
COPY scripts/bootstrap scripts/
RUN scripts/bootstrap sbom
COPY Package.swift ./
RUN swift package resolve
COPY Sources Sources
# The build embeds the contract in the program.
COPY Plugins Plugins
COPY openapi.yaml openapi.json ./
COPY schemas schemas
# Package.swift names the test targets, so their folders must be there.
COPY Tests Tests
# C code guards its stacks. That it calls the library's checked functions stands in Package.swift: said here it would hold for the C
# headers that Swift imports, too, in which the checked functions' bodies then differ from module to module.
RUN swift build -c release --static-swift-stdlib --product trellis -Xlinker -s -Xcc -fstack-protector-strong
COPY scripts/hardening-check scripts/sbom scripts/
RUN scripts/hardening-check "$(swift build -c release --show-bin-path)/trellis" --shipped
# The program, the libraries that it loads, and their licences. What Debian's slim image has goes to /base, the rest to /image.
RUN set -eu; \
    program=$(swift build -c release --show-bin-path)/trellis; \
    install -D "$program" /image/usr/local/bin/trellis; \
    ldd "$program" | awk '$2 == "=>" { print $3 } $1 ~ "^/" { print $1 }' >/tmp/libraries; \
    while read -r file; do \
      package=$(dpkg-query --search "*/${file##*/}" | sed -n '1s/:.*//p'); \
      [ -n "$package" ] || { echo "no package has $file" >&2; exit 1; }; \
      case $package in libc6 | libgcc-s1 | libpcre2-8-0 | libstdc++6 | zlib1g) root=/base ;; *) root=/image ;; esac; \
      case $file in */ld-linux*) target=$file ;; *) target=/usr/lib/${file#*/lib/} ;; esac; \
      install -D -m 0755 "$file" "$root$target"; \
      install -D -m 0644 "/usr/share/doc/$package/copyright" "$root/usr/share/doc/$package/copyright"; \
    done </tmp/libraries
COPY LICENSE /image/usr/share/doc/trellis/copyright
COPY docs/licences docs/licences
RUN cp -r docs/licences /image/usr/share/doc/trellis/
# What the system font's widths are estimated with.
RUN mkdir -p /image/usr/share/fonts/opentype /image/usr/share/doc/fonts-inter && \
    cp -r /usr/share/fonts/opentype/inter /image/usr/share/fonts/opentype/ && \
    cp /usr/share/doc/fonts-inter/copyright /image/usr/share/doc/fonts-inter/
# The playground, the reference and the guides, where the program looks for them.
COPY scripts/python-venv scripts/web-assets scripts/
COPY web web
COPY docs/guides docs/guides
COPY docs/images docs/images
COPY examples examples
RUN scripts/bootstrap web && scripts/web-assets /image/usr/local/share/trellis/web
RUN mkdir -p /image/usr/share/trellis && \
    scripts/sbom /image/usr/local/bin/trellis /image/usr/share/trellis/sbom.cdx.json /image/usr/local/share/trellis/web

# A folder for kept lists, of the image's user: a volume that is mounted there first takes its owner from it.
RUN mkdir -p /image/var/lib/trellis && chown 65532:65532 /image/var/lib/trellis

# --target debian: with a shell and Debian's packages, for what the program uses where it finds it: 'librsvg2-2
# fonts-dejavu-core' draws pictures as PNG, 'libcurl4 ca-certificates' sends traces, 'libpq5' keeps lists in PostgreSQL.
FROM debian:bookworm-slim${DEBIAN_DIGEST:+@$DEBIAN_DIGEST} AS debian
ARG PACKAGES=
RUN if [ -n "$PACKAGES" ]; then \
      apt-get update -qq && apt-get install -y -qq --no-install-recommends $PACKAGES && rm -rf /var/lib/apt/lists/*; \
    fi
COPY --from=build /image/ /
LABEL org.opencontainers.image.title="Trellis" \
      org.opencontainers.image.description="Solves layout constraints and orders hierarchical lists, over HTTP" \
      org.opencontainers.image.licenses="Apache-2.0"
ENV TRELLIS_LISTEN=0.0.0.0:8080
EXPOSE 8080
# No name for it in /etc/passwd: the program writes no file but kept lists, with `--data-dir /var/lib/trellis`.
USER 65532:65532
VOLUME /var/lib/trellis
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/trellis", "health"]
ENTRYPOINT ["/usr/local/bin/trellis"]
CMD ["serve"]

# Nothing but what the program loads: no shell, no tools. What follows is as above.
FROM scratch
COPY --from=build /base/ /image/ /
LABEL org.opencontainers.image.title="Trellis" \
      org.opencontainers.image.description="Solves layout constraints and orders hierarchical lists, over HTTP" \
      org.opencontainers.image.licenses="Apache-2.0"
ENV TRELLIS_LISTEN=0.0.0.0:8080
EXPOSE 8080
# No name for it in /etc/passwd: the program writes no file but kept lists, with `--data-dir /var/lib/trellis`.
USER 65532:65532
VOLUME /var/lib/trellis
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/trellis", "health"]
ENTRYPOINT ["/usr/local/bin/trellis"]
CMD ["serve"]
