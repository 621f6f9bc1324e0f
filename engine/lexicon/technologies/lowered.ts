/**
 * Names that have capitals, and yet are no words without them. The dictionary holds them in their own case; hasty notes write "eks" and
 * "kaggle" and mean the same.
 */
export const LOWERED = new Set(
  (
    'a100 acpi adb adc aes afni aix ajax aks alac alsa altera anki apns aprs asan asio atari aur autogen av1 avr avx ' +
    'avx2 avx512 axi bert ble bpf braintree bwa caffe cdk cdn cgi chainer cifs clippy cloudsql conda cordova coredata ' +
    'cpan creo criu cura cvs dac darknet dask datahub db2 dds dma dmm dmx drf drm dsp duckduckgo dvc dvi dxf ebs ecr ' +
    'egl eigen ejs ekf eks energia epub erb esm ethernet etw evm exim f2fs falco firefox frappe frida frr fsl ft8 ftp ' +
    'ftps gatling gba gce gcs gdm geth gha ghdl github gitlab gmp gnss gpx grub gsm h100 hana hdmi hedera heif heimdall hls ' +
    'hmac houdini hplc hsts i2s icmp iis imu itk jax jdk jfr jms jmx jni joplin jpa jsf jsp kaggle keda kml knn koha ' +
    'kvm lcsc livewire lottie lsp lstm lte lto lvds lvm lwc lxde mapillary maui mcp md5 megatron meraki mfa midi ' +
    'mifare mimir mipi mips mkl mmc mmio mmu monit moq moveit mp3 mp4 mpi msw mtd mvvm n64 nakama nand nanopore ndk ' +
    'netconf nfc nfs nlb nmr nss ntp nucleo numa ocr omeka osm paho paxos pca pcr peft phaser pkce plc plex pm2 ppo ' +
    'prisma psram ptp pubsub pxe qml qspi qt rasa rbac rdf rdma rds rfid rgmii rmii rnn ros rpi rpki rsa rtc rtp rvm ' +
    'sata sbt scim scsi sctp sdcc sdio sdl sdl2 sdl3 sdr seurat sha1 shap simd smb snes sns solaris spi spyder ' +
    'sse ssis ssm ssrs sssd stryker suse svm swc swd tanzu tegra tftp timeshift tpm tpu trac trixie tsv typer ' +
    'uart umap uml usb uvm uwb uwp vae vala vfio vga vgg vitis vlc voip voron vp8 vpc vpn vrml vst vtk vulkan ' +
    'waf wasi wcf weebly wfs wifi wix wms wpf wrf xcb xdp xen xero xfs xna xsd yolo z80 zeroconf zuul'
  ).split(' '),
)
