{{- define "salama.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{- define "salama.labels" -}}
app.kubernetes.io/name: salama
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* Labels that never change; takes a dict of `root` and `component`. */}}
{{- define "salama.selector" -}}
app.kubernetes.io/name: salama
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "salama.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{/* Settings of every pod: no access to the cluster's API, and an unprivileged user. */}}
{{- define "salama.pod" -}}
automountServiceAccountToken: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: tmp
    emptyDir: {}
  - name: files
    {{- if .Values.files.existingClaim }}
    persistentVolumeClaim: { claimName: {{ .Values.files.existingClaim }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end -}}

{{/* Settings of every container; a key of the secret overrides the same setting of the values. */}}
{{- define "salama.container" -}}
image: {{ include "salama.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ include "salama.name" . }}-settings }
  - secretRef: { name: {{ .Values.existingSecret }} }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: files, mountPath: /data }
{{- end -}}
