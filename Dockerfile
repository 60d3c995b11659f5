# docker build -t trellis .
# docker run --read-only -p 8080:8080 trellis

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
# Package.swift names the test targets, so their folders must be there.
COPY Tests Tests
# C code guards its stacks. That it calls the library's checked functions stands in Package.swift: said here it would hold for the C
# headers that Swift imports, too, in which the checked functions' bodies then differ from module to module.
RUN swift build -c release --static-swift-stdlib --product trellis -Xlinker -s -Xcc -fstack-protector-strong
COPY scripts/hardening-check scripts/sbom scripts/
RUN scripts/hardening-check "$(swift build -c release --show-bin-path)/trellis" --shipped
# The program, the libraries that the final image lacks or has for apt alone (Nettle), where it looks for them, and their licences.
RUN set -eu; \
    mkdir -p /image/usr/local/bin; \
    cp "$(swift build -c release --show-bin-path)/trellis" /image/usr/local/bin/; \
    for library in libuv libllhttp libyyjson libyaml libexpat libnettle libharfbuzz libfribidi libfreetype libgraphite2 libglib-2.0 libpng16 \
        libbrotlidec libbrotlicommon; do \
      file=$(ldd /image/usr/local/bin/trellis | awk -v name="$library.so" 'index($1, name) == 1 { print $3 }'); \
      [ -n "$file" ] || { echo "the program does not load $library" >&2; exit 1; }; \
      package=$(dpkg-query --search "*/${file##*/}" | sed -n '1s/:.*//p'); \
      install -D -m 0644 "$file" "/image/usr/lib/${file#*/lib/}"; \
      install -D -m 0644 "/usr/share/doc/$package/copyright" "/image/usr/share/doc/$package/copyright"; \
    done
COPY LICENSE /image/usr/share/doc/trellis/copyright
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

FROM debian:bookworm-slim${DEBIAN_DIGEST:+@$DEBIAN_DIGEST}
LABEL org.opencontainers.image.title="Trellis" \
      org.opencontainers.image.description="Solves layout constraints and orders hierarchical lists, over HTTP" \
      org.opencontainers.image.licenses="Apache-2.0"
# More of Debian for what the program uses where it finds it: 'librsvg2-2 fonts-dejavu-core' draws pictures as PNG, libcurl4 sends traces.
ARG PACKAGES=
RUN if [ -n "$PACKAGES" ]; then \
      apt-get update -qq && apt-get install -y -qq --no-install-recommends $PACKAGES && rm -rf /var/lib/apt/lists/*; \
    fi
COPY --from=build /image/ /
ENV TRELLIS_LISTEN=0.0.0.0:8080
EXPOSE 8080
# No name for it in /etc/passwd: the program writes no file and needs none of its own.
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s --retries=3 \
  CMD ["/usr/local/bin/trellis", "health"]
ENTRYPOINT ["/usr/local/bin/trellis"]
CMD ["serve"]
